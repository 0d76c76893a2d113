import { lazy, type ComponentType, type LazyExoticComponent, type ReactElement } from 'react'

type Module<Name extends string, Props> = { readonly [Own in Name]: ComponentType<Props> }

/** What asks anew for the code that was lost on its way. */
const lost = new Set<() => void>()
let asked = 0

/**
 * A component whose code loads when it is first drawn; it stands in a `SidePart`, in a dialog's place or in a page. Code
 * that was lost is asked for again at the next drawing after the loss was told, where `lazy` would keep it lost.
 * @example const Carousel = lazyPart(() => import('./carousel.tsx'), 'Carousel')
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Module<Name, Props>>,
  name: Name,
): ComponentType<Props> {
  const make = (address?: string): LazyExoticComponent<ComponentType<object>> =>
    lazy(async () => {
      try {
        const loaded: Module<Name, Props> = await (address === undefined
          ? load()
          : import(/* @vite-ignore */ address))
        // Its properties are those of `Props`, which the component below takes.
        return { default: loaded[name] as ComponentType<object> }
      } catch (error) {
        lost.add(() => {
          Part = make(anotherAddress(error))
        })
        throw error
      }
    })
  let Part = make()
  return function LazyPart(props: Props): ReactElement {
    return <Part {...props} />
  }
}

/** Lets all lost parts be asked for anew; whoever has told a loss calls it. */
export function askForLostParts(): void {
  for (const again of lost) again()
  lost.clear()
}

/** Whether the code of a page or of a part did not come: each engine has its own words for it. */
export function isLostCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS/i.test(error.message)
  )
}

/** Browsers remember that a file did not come, by its address; those that do name it in the error. */
function anotherAddress(error: unknown): string | undefined {
  const [address] = (error instanceof Error && /https?:\S+\.js/.exec(error.message)) || []
  asked += 1
  return address && `${address}?again=${asked}`
}
