import { useState } from 'react'

/** So much of a text that was refused is shown back. */
const mostShown = 24

/** What was put into a field and could not be read. */
export type RefusedText = {
  /** As much of it as is shown back; undefined once another value stands. */
  refused: string | undefined
  /** For the field's `onRefused`. */
  onRefused: (text: string | null) => void
}

/** Keeps what a field refused, as long as `value` stays: another one, typed, tapped or picked, ends it. */
export function useRefusedText(value: unknown): RefusedText {
  const [kept, setKept] = useState<{ text: string; value: unknown }>()
  if (kept !== undefined && kept.value !== value) setKept(undefined)
  return {
    refused: kept?.value === value ? kept?.text.slice(0, mostShown) : undefined,
    onRefused: (text) => setKept(text === null ? undefined : { text, value }),
  }
}
