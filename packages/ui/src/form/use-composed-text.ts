import { useState, type ChangeEvent, type CompositionEvent } from 'react'

/** What an input is given to show a text that a keyboard may compose. */
export type ComposedText = {
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => void
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void
}

/**
 * For a field that changes what is typed, such as one of capitals. Letters that a keyboard still composes stay as they
 * are, for each change would be composed again: `onText` hears of them when they are done.
 */
export function useComposedText(
  shown: string,
  onText: (input: HTMLInputElement, event: Event) => void,
): ComposedText {
  const [composed, setComposed] = useState<string>()
  return {
    value: composed ?? shown,
    onCompositionStart: ({ currentTarget }) => setComposed(currentTarget.value),
    onChange: ({ currentTarget, nativeEvent }) => {
      if (composed === undefined) onText(currentTarget, nativeEvent)
      else setComposed(currentTarget.value)
    },
    onCompositionEnd: ({ currentTarget, nativeEvent }) => {
      setComposed(undefined)
      onText(currentTarget, nativeEvent)
    },
  }
}
