import { formatCountdown } from '@saola/i18n'
import { Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { secondMs } from '@saola/rules'
import { useNow, useText } from '@saola/shell'
import type { Refused } from './use-sign-in.ts'

/** Why an attempt was refused; after too many, with the time until the next one. */
export function RefusedNotice({ refused }: { refused: Refused }): ReactElement {
  const { t } = useTranslation('session')
  const say = useText(refused.text)
  const leftMs = useLockout(refused)
  return (
    <Notice tone="bad" live>
      {say(refused.text)}
      {refused.locked !== undefined && (
        <>
          {' '}
          {leftMs > 0 ? (
            // A screen reader hears the text once, not each second.
            <span aria-hidden="true">
              {t('sign_in.locked')} <b className="figures">{formatCountdown(leftMs)}</b>
            </span>
          ) : (
            t('sign_in.unlocked')
          )}
        </>
      )}
    </Notice>
  )
}

/** The time in ms until another attempt may be made; 0 when it may be made now. */
export function useLockout(refused: Pick<Refused, 'locked'> | undefined): number {
  const locked = refused?.locked
  const now = Math.max(useNow(locked && secondMs), locked?.since ?? 0)
  return locked === undefined ? 0 : Math.max(0, locked.until - now)
}
