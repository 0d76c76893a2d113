import { messageKey, say } from '@saola/i18n'
import { messageOf, type Issue } from '@saola/validation'
import { useTranslation } from 'react-i18next'

/** Says an issue of a field whose label is given; nothing for no issue. Waits until the catalogue is there. */
export function useIssueWords(): (found: Issue | undefined, label: string) => string | undefined {
  const { i18n } = useTranslation('validation')
  return (found, label) => {
    if (found === undefined) return undefined
    const { key, params } = messageOf(found)
    return say(i18n, messageKey(key), { ...params, field: label })
  }
}
