import { answerSlowly } from './answering-gateway.ts'

type Runs = Readonly<Record<string, (fetch: typeof globalThis.fetch) => unknown>>

const examples = import.meta.glob<Runs>('../../../packages/*/example.ts')

/**
 * Runs an example and shows what it says to the console, line by line. It says it while it is imported, or exports
 * functions that are given a `fetch`.
 */
export async function readExample(name: string, root: Element): Promise<void> {
  const open = examples[`../../../packages/${name}/example.ts`]
  if (!open) throw new Error(`There is no example of ${name}`)
  const list = root.appendChild(document.createElement('ol'))
  list.className = 'lines'
  const usual = console.log
  console.log = (...words: unknown[]) => {
    const line = list.appendChild(document.createElement('li'))
    line.textContent = words.map(written).join(' ')
  }
  try {
    for (const run of Object.values(await open())) await run(answerSlowly)
  } finally {
    console.log = usual
  }
}

function written(word: unknown): string {
  return typeof word === 'string' ? word : JSON.stringify(word, undefined, 1)
}
