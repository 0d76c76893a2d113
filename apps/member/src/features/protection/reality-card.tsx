import { calls, realityIntervals } from '@saola/protocol'
import { type RealityInterval } from '@saola/rules'
import { useText } from '@saola/shell'
import { Card, ChoiceChips, Notice } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './protection.module.css'
import { useProtectionChange } from './use-protection-change.ts'

/** How often a game steps back to show time and result. */
export function RealityCard({ minutes }: { minutes: RealityInterval }): ReactElement {
  const { t } = useTranslation('protection')
  // Its own state, so that the choice shows in the same moment; a refusal takes it back.
  const [chosen, setChosen] = useState(minutes)
  const choose = useProtectionChange(calls.protection.setRealityCheck, {
    said: ({ realityMinutes }) => t('reality.done', { minutes: realityMinutes }),
  })
  const sayRefusal = useText(choose.refused)
  return (
    <Card title={t('reality.title')}>
      <div className={styles.form}>
        <p className={styles.quiet}>{t('reality.note')}</p>
        <ChoiceChips
          legend={t('reality.question')}
          choices={realityIntervals.map((value) => ({
            value,
            label: t('reality.minutes', { minutes: value }),
          }))}
          value={choose.refused ? minutes : chosen}
          onValueChange={(wanted) => {
            setChosen(wanted)
            choose.run({ minutes: wanted })
          }}
        />
        {choose.refused && (
          <Notice tone="bad" live>
            {sayRefusal(choose.refused)}
          </Notice>
        )}
      </div>
    </Card>
  )
}
