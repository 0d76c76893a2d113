import { formatMoney } from '@saola/i18n'
import { IconButton } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp, usePreferences } from '../context/app-context.tsx'
import { languageInUse } from './follow-preferences.ts'
import { hideBalance } from './preferences.ts'

/** What stands where an amount is hidden; its length tells nothing. */
export const hiddenAmount = '••••••'

/** What stands where the gateway tells no amount. */
export const unknownAmount = '–'

/** The eye that hides what accounts hold, on every page of this device. */
export function BalanceEye(): ReactElement {
  const { t } = useTranslation('shell')
  const { preferences } = useApp()
  const hidden = usePreferences().hideBalance
  return (
    <IconButton
      icon={hidden ? 'eye-off' : 'eye'}
      label={hidden ? t('balance.show') : t('balance.hide')}
      onClick={() => hideBalance(preferences, !hidden)}
    />
  )
}

/** Writes what an account holds, in đồng, or hides it as the person chose; a dash for what is not known. */
export function useBalanceText(): (amount: number | undefined) => string {
  const { brand } = useApp()
  const chosen = usePreferences()
  const language = languageInUse(chosen, brand)
  return (amount) => {
    if (amount === undefined) return unknownAmount
    return chosen.hideBalance ? hiddenAmount : formatMoney(amount, language)
  }
}
