import type { WinOdds } from '@saola/protocol'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** How likely such a win is (winners 6); a dash where its title tells nothing. */
export function OddsOfWin({ odds }: { odds: WinOdds | undefined }): ReactElement {
  const { t } = useTranslation('winners')
  if (odds === undefined) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('odds.none')}</span>
      </>
    )
  }
  return (
    <span className="figures">{t(odds.isAbout ? 'odds.about' : 'odds.exact', { rounds: odds.oneIn })}</span>
  )
}
