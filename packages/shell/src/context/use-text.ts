import { splitKey, type Area } from '@saola/i18n'
import { useTranslation } from 'react-i18next'
import type { DialogText } from '../dialogs/dialogs.ts'

/** Says texts of any area, as dialogs and errors carry them; waits until their catalogues are there. */
export function useText(...texts: readonly (DialogText | undefined)[]): (text: DialogText) => string {
  const areas = texts.flatMap((text): Area[] => {
    const area = text !== undefined && 'key' in text ? splitKey(text.key)?.area : undefined
    return area === undefined ? [] : [area]
  })
  const { i18n } = useTranslation(['shell', 'system', ...areas])
  // The key is checked where the text is made; there the compiler cannot tie it to its values.
  const say = i18n.t as (key: string, values: Record<string, unknown>) => string
  return (text) => {
    const words = 'words' in text ? text.words : say(text.key, text.values ?? {})
    const { reference } = text
    return reference === undefined ? words : `${words} (${say('shell:reference', { reference })})`
  }
}
