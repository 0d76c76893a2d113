const placeholder = /\{\{.*?\}\}/g

/** The values that a text shows, with their format, in order: `{{count, number}}`. */
export function placeholdersOf(text: string): string[] {
  return text.match(placeholder) ?? []
}

/** What stands before, between and behind the values of a text. */
export function wordsOf(text: string): string[] {
  return text.split(placeholder)
}

/** Changes what stands between the values of a text and leaves the values as they are. */
export function mapWords(text: string, change: (words: string) => string): string {
  const values = placeholdersOf(text)
  return wordsOf(text)
    .map((words, index) => change(words) + (values[index] ?? ''))
    .join('')
}
