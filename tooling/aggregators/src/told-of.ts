/** The most of an id that is told. */
const mostOfId = 64

/** A line for the log about a refused call; of what the caller sent it has an id alone, and of that no letter that could begin a line of its own. */
export function toldOf(protocol: string, path: string, { id, word }: { id: string; word: string }): string {
  return `${protocol} ${path} ${id.replaceAll(/[^\w-]/g, '').slice(0, mostOfId)}: ${word}`
}
