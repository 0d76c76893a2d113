import type { Offered } from './public-surface.ts'
import { signature } from './signature.ts'

/** The rows of calls are told by tables of their own, with every column. */
const isRow = /^calls\./

/** The names whose line leaves something out, each with what it promises and what it holds, as Markdown. */
export function inFull(offered: readonly Offered[]): string[] {
  return offered
    .filter(({ name }) => !isRow.test(name))
    .flatMap(({ name, declarations }) =>
      declarations
        .filter(({ text }) => isShortened(text))
        .map(({ name: own, text, promise = '' }) => {
          const code = withoutPlaces(text.replace(own, name))
          return [`### ${name}`, ...sentences(promise), `\`\`\`ts\n${code}\n\`\`\``].join('\n\n')
        }),
    )
}

function isShortened(text: string): boolean {
  return text.includes('/**') || signature(text).includes('…')
}

/** A name that the compiler found in another file of the package is that of the package. */
function withoutPlaces(text: string): string {
  return text.replaceAll(/import\("[^"]*"\)\./g, '').replace(/;$/, '')
}

/** A docblock without its stars and tags. */
function sentences(promise: string): string[] {
  const words = promise
    .replaceAll(/^\s*(?:\/\*\*|\*\/|\*) ?|\*\/$/gm, '')
    .replaceAll(/@__[A-Z_]+__/g, '')
    .replace(/(?:^|\n)\s*@[\s\S]*$/, '')
    .trim()
  return words === '' ? [] : [words]
}
