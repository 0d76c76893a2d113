import { useRef, type KeyboardEvent } from 'react'

/** How long letters belong to one word, in ms. */
const pauseMs = 1_000

/** Collects the letters of a word that is typed on a list; answers the word so far. Any other key ends the word. */
export function useTyped(): (event: KeyboardEvent) => string | undefined {
  const word = useRef({ letters: '', at: 0 })
  return ({ key, timeStamp }) => {
    const isLetter = [...key].length === 1 && key !== '*' && key !== ' '
    const isSame = timeStamp - word.current.at < pauseMs
    word.current = { letters: isLetter ? (isSame ? word.current.letters : '') + key : '', at: timeStamp }
    return isLetter ? word.current.letters : undefined
  }
}
