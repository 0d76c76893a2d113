import type { Engine } from '@saola/scripts'

/** One page of a browser that is driven from here. What one does by hand with it stands in `hand.ts`. */
export type EnginePage = {
  name: Engine | 'chromium'
  go: (address: string) => Promise<void>
  /** Runs a function in the page, which brings everything along that it uses; waits for what it promises. */
  run: <Given extends unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>
  /** Presses a point of the window with the pointer. */
  pressAt: (x: number, y: number) => Promise<void>
  /** Types into what has focus. */
  type: (text: string) => Promise<void>
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

/** The size of a window, in CSS pixels. */
export type WindowSize = { width: number; height: number }
