import { lazy, type ComponentType, type LazyExoticComponent, type ReactElement } from 'react'
import { importAgain } from './import-again.ts'
import { whenAskedAgain } from './lost-parts.ts'

type Module<Name extends string, Props> = { readonly [Own in Name]: ComponentType<Props> }

/** A component whose code loads when it is first drawn, or before that by `load`. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code, so that a drawing after that shows the component at once; rejects where it does not come. */
  load(): Promise<void>
}

/**
 * A component whose code loads when it is first drawn; it stands in a `SidePart`, in a dialog's place or in a page. Code
 * that was lost is asked for again at the next drawing after the loss was told, where `lazy` would keep it lost.
 * @example const Carousel = lazyPart(() => import('./carousel.tsx'), 'Carousel')
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Module<Name, Props>>,
  name: Name,
): LazyPart<Props> {
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
  // A module is not there at once, not even one that has run: a drawing would wait for it, and show that it does.
  let fetched: Promise<Module<Name, Props>> | undefined
  let Part = make(() => fetched ?? load())
  function Drawn(props: Props): ReactElement {
    return <Part {...props} />
  }
  return Object.assign(Drawn, {
    load: async () => {
      const found = load()
      await found
      fetched = found
    },
  })
}
