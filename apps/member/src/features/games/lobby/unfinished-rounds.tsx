import { formatMoney, formatTime } from '@saola/i18n'
import { useApp, useLanguage } from '@saola/shell'
import { Button, Card } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { playPath } from '#shared/paths.ts'
import styles from './unfinished-rounds.module.css'
import { useUnfinished } from './use-unfinished.ts'

/** What the member left open stands above all else (games 8); nothing when there is nothing. */
export function UnfinishedRounds(): ReactElement | null {
  const { t } = useTranslation('games')
  const { navigation } = useApp()
  const language = useLanguage()
  const rounds = useUnfinished()
  if (rounds.length === 0) return null
  return (
    <section className={styles.rounds} aria-labelledby="unfinished-rounds">
      <h2 id="unfinished-rounds" className={styles.heading}>
        {t('unfinished.title')}
      </h2>
      <ul className="plain-list">
        {rounds.map(({ orderNo, stake, since, target }) => (
          <li key={orderNo}>
            <Card>
              <div className={styles.round}>
                <div>
                  <b>{target.name}</b>
                  <p>
                    {t('unfinished.since', {
                      stake: formatMoney(stake, language),
                      time: formatTime(since, language),
                    })}
                  </p>
                </div>
                <Button variant="primary" onClick={() => navigation.go(playPath(target.nodeId))}>
                  {t('unfinished.resume')}
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('unfinished.void')}</p>
    </section>
  )
}
