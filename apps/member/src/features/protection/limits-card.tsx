import { type ProtectionState, limitKinds, limitPeriods } from '@saola/protocol'
import { type LimitKind, type LimitPeriod } from '@saola/rules'
import { Card } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { LimitDialog } from './limit-dialog.tsx'
import { LimitRow } from './limit-row.tsx'
import styles from './protection.module.css'

/** Nine limits, kind by kind: what is used of each, and the way to another amount. */
export function LimitsCard({ state, now }: { state: ProtectionState; now: number }): ReactElement {
  const { t } = useTranslation('protection')
  const [open, setOpen] = useState<{ kind: LimitKind; period: LimitPeriod }>()
  const limitOf = (kind: LimitKind, period: LimitPeriod) =>
    state.limits.find((limit) => limit.kind === kind && limit.period === period)
  return (
    <>
      {limitKinds.map((kind) => (
        <Card
          key={kind}
          title={t(`kind.${kind}`)}
          aside={<span className={styles.quiet}>{t(`kind.${kind}.note`)}</span>}
        >
          <ul className={styles.rows}>
            {limitPeriods.map((period) => (
              <LimitRow
                key={period}
                kind={kind}
                period={period}
                limit={limitOf(kind, period)}
                now={now}
                onChange={() => setOpen({ kind, period })}
              />
            ))}
          </ul>
        </Card>
      ))}
      {open && (
        <LimitDialog
          key={`${open.kind} ${open.period}`}
          {...open}
          limit={limitOf(open.kind, open.period)}
          times={state}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
