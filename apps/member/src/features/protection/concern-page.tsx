import { type ConcernKind, concernKinds } from '@saola/protocol'
import { useDocumentTitle } from '@saola/shell'
import { Card, ChoiceChips } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ConcernForm } from './concern-form.tsx'
import styles from './concern-page.module.css'
import { ConcernSent } from './concern-sent.tsx'

export type ConcernPageProps = { kind: ConcernKind; onKind: (kind: ConcernKind) => void }

/** Asking for a block of a relative, or reporting a minor who plays; for everybody, signed in or not (protection 15). */
export function ConcernPage({ kind, onKind }: ConcernPageProps): ReactElement {
  const { t } = useTranslation('protection')
  const [reference, setReference] = useState<string>()
  useDocumentTitle(t('concern.title'))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('concern.title')}</h1>
        <p className={styles.quiet}>{t('concern.lede')}</p>
      </header>
      {reference === undefined ? (
        <Card>
          <div className={styles.form}>
            <ChoiceChips
              legend={t('concern.kind')}
              choices={concernKinds.map((value) => ({ value, label: t(`concern.kind.${value}`) }))}
              value={kind}
              onValueChange={onKind}
            />
            <p className={styles.quiet}>{t(`concern.about.${kind}`)}</p>
            <ConcernForm kind={kind} onSent={setReference} />
          </div>
        </Card>
      ) : (
        <ConcernSent reference={reference} onAgain={() => setReference(undefined)} />
      )}
    </div>
  )
}
