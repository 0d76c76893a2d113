import { lazy, type ComponentType, type LazyExoticComponent, type ReactElement } from 'react'
import { importAgain } from './import-again.ts'
import { whenAskedAgain } from './lost-parts.ts'

type Module<Name extends string, Props> = { readonly [Own in Name]: ComponentType<Props> }

/**
 * A component whose code loads when it is first drawn; it stands in a `SidePart`, in a dialog's place or in a page. Code
 * that was lost is asked for again at the next drawing after the loss was told, where `lazy` would keep it lost.
 * @example const Carousel = lazyPart(() => import('./carousel.tsx'), 'Carousel')
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Module<Name, Props>>,
  name: Name,
): ComponentType<Props> {
  const make = (get: () => Promise<Module<Name, Props>>): LazyExoticComponent<ComponentType<object>> =>
    lazy(async () => {
      try {
        // Its properties are those of `Props`, which the component below takes.
        return { default: (await get())[name] as ComponentType<object> }
      } catch (error) {
        whenAskedAgain(() => {
          Part = make(() => importAgain<Module<Name, Props>>(error, name) ?? load())
        })
        throw error
      }
    })
  let Part = make(load)
  return function LazyPart(props: Props): ReactElement {
    return <Part {...props} />
  }
}
