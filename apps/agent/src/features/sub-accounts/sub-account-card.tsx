import { formatDateTime, formatMoney } from '@saola/i18n'
import type { SubAccount } from '@saola/protocol'
import { Offered, useLanguage } from '@saola/shell'
import { Badge, Button, Card, classNames, type Tone } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { movesMoney, rightPlaces, toLevels } from './right-levels.ts'
import styles from './sub-accounts.module.css'

/** What can be opened about a sub-account. */
export type SubAccountAct = 'edit' | 'reset' | 'switch'

type SubAccountCardProps = { subAccount: SubAccount; onAct: (act: SubAccountAct) => void }

const tones = { on: 'good', off: 'plain', waiting: 'info' } as const satisfies Record<string, Tone | 'plain'>

/** One sub-account: who it is, what it may do, when it was last here, and what can be done with it. */
export function SubAccountCard({ subAccount, onAct }: SubAccountCardProps): ReactElement {
  const { t } = useTranslation('subaccounts')
  const language = useLanguage()
  const { customerName: name, label, isOn, lastLogin, dailyCap } = subAccount
  const used = lastLogin === undefined ? 'waiting' : 'on'
  const state = isOn ? used : 'off'
  const levels = toLevels(subAccount.rights)
  const granted = rightPlaces.filter((place) => levels[place] !== 'none')
  const named = (act: string): string => t('act_on', { act, name: label })
  return (
    <Card title={label} aside={<Badge tone={tones[state]}>{t(`status.${state}`)}</Badge>}>
      <div className={styles.body}>
        <p className={styles.quiet}>
          <b className="figures">{name}</b>
          <span>{' · '}</span>
          {lastLogin === undefined
            ? t('never')
            : t('last_login', { at: formatDateTime(lastLogin, language) })}
        </p>
        {granted.length === 0 ? (
          <p className={styles.quiet}>{t('rights.nothing')}</p>
        ) : (
          <ul className={classNames('plain-list', styles.granted)} aria-label={t('rights')}>
            {granted.map((place) => (
              <li key={place}>
                <Badge tone={levels[place] === 'act' ? 'warn' : 'plain'}>
                  {t(`rights.${place}`)}: {t(`rights.${levels[place]}`)}
                </Badge>
              </li>
            ))}
          </ul>
        )}
        {movesMoney(levels) && (
          <p className={styles.quiet}>{t('cap.of', { amount: formatMoney(dailyCap, language) })}</p>
        )}
        <div className={styles.acts}>
          <Offered by="team.changeSubAccount">
            <Button size="small" aria-label={t('edit.of', { name: label })} onClick={() => onAct('edit')}>
              {t('edit')}
            </Button>
          </Offered>
          <Offered by="team.resetSubAccount">
            <Button size="small" aria-label={named(t('password.reset'))} onClick={() => onAct('reset')}>
              {t('password.reset')}
            </Button>
          </Offered>
          <Offered by="team.changeSubAccount">
            <Button
              size="small"
              variant="ghost"
              aria-label={named(isOn ? t('off') : t('on'))}
              onClick={() => onAct('switch')}
            >
              {isOn ? t('off') : t('on')}
            </Button>
          </Offered>
        </div>
      </div>
    </Card>
  )
}
