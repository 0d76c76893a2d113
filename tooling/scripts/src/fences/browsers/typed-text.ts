import type { Source } from '../read-sources.ts'

/** Braces of an `onChange`, with pairs of braces inside. */
const handlers = /\bonChange=\{(?:[^{}]|\{[^{}]*\})*\}/g
/** Another text than the one that was typed. */
const changed =
  /(?:target|currentTarget)\.value\s*\.\s*(?:to(?:Locale)?(?:Upper|Lower)Case|replace(?:All)?|normalize|slice|trim\w*)\(/

/**
 * The `onChange` handlers that change what is typed, as `path:line`: a keyboard that composes letters composes them again
 * then, and "đức" becomes "DDDUDUDUC". `ShapedInput` waits until they are done.
 */
export function changedWhileTyped(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(handlers)]
        .filter(([handler]) => changed.test(handler))
        .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}: use ShapedInput`),
    )
}

/** Accents taken off by hand. */
const folded = /\.replace(?:All)?\(\s*(?:\/\[?(?:\\p\{M|\\u0300|đ)|['"]đ)/
const home = 'packages/validation/src/fold-text.ts'

/** Where else than in `foldText` letters are folded, as `path:line`: each home forgets other ones, and "Ðức" becomes "UC". */
export function foldedElsewhere(sources: readonly Source[]): string[] {
  return sources
    .filter(
      ({ path }) => /\/src\/.*\.tsx?$/.test(path) && path !== home && !path.startsWith('tooling/scripts/'),
    )
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (folded.test(line) ? [`${path}:${index + 1}: use foldText`] : [])),
    )
}
