import { mostFileRows } from '@saola/rules'
import { csvFile, LoadFailed, useApp, useLanguage, useRight, useSaveFile } from '@saola/shell'
import { Button, Card, Icon, Notice } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FileResults } from './file-results.tsx'
import { OpeningHead } from './opening-head.tsx'
import { termsQuery } from './opening-queries.ts'
import styles from './opening.module.css'
import { useFileOpening } from './use-file-opening.ts'

/** Two accounts that a person writes over. */
const template = [
  ['type', 'username', 'password', 'rebate', 'nickname', 'mobileNum', 'email', 'zalo'],
  ['member', 'hoamai88', 'matkhau88', '0.5', '', '0912345678', '', ''],
  ['agent', 'hoasen88', 'matkhau99', '1', '', '', 'hoasen@example.com', ''],
]

/** Opening many accounts by a file (team 19): checked first, then opened, with a result for each row. */
export function FilePage(): ReactElement {
  const { t } = useTranslation('opening')
  const terms = useQuery(termsQuery(useApp()))
  const language = useLanguage()
  const keeping = useSaveFile()
  const input = useRef<HTMLInputElement>(null)
  const { state, choose, open } = useFileOpening()
  const busy = state.kind === 'checking' || state.kind === 'opening'
  const ready = state.kind === 'checked' ? state.rows.filter(({ outcome }) => outcome === 'ready').length : 0
  const mayAct = useRight('opening.act')
  if (terms.data?.mayOpen === false || !mayAct) {
    return (
      <>
        <OpeningHead place="file" />
        <Notice>{t('direct.sub')}</Notice>
      </>
    )
  }
  return (
    <>
      <OpeningHead place="file" note={t('file.note', { most: mostFileRows })} />
      <div className={styles.stack}>
        <Card>
          <div className={styles.form}>
            <p className={styles.quiet}>{t('file.columns')}</p>
            <div className={styles.acts}>
              <Button
                variant={ready > 0 ? 'quiet' : 'primary'}
                icon={<Icon name="upload" size={18} />}
                busy={busy}
                onClick={() => input.current?.click()}
              >
                {t('file.choose')}
              </Button>
              <Button
                icon={<Icon name="download" size={18} />}
                onClick={() => keeping.save('accounts.csv', csvFile(template, language))}
              >
                {t('file.template')}
              </Button>
            </div>
            <input
              ref={input}
              type="file"
              accept=".csv,text/csv,text/plain"
              hidden
              aria-label={t('file.choose')}
              onChange={(event) => {
                const [file] = event.target.files ?? []
                // The same file may be chosen again after it was mended.
                event.target.value = ''
                if (file) void choose(file)
              }}
            />
          </div>
        </Card>
        <output aria-live="polite">
          {state.kind === 'checking' && <span>{t('file.checking')}</span>}
          {state.kind === 'opening' && (
            <span>{t('file.opening', { done: state.done, total: state.total })}</span>
          )}
        </output>
        {state.kind === 'unreadable' && (
          <Notice tone="bad" live>
            {t(state.problem.key.replace('opening.', '') as 'file.empty', { ...state.problem })}
          </Notice>
        )}
        {state.kind === 'failed' && <LoadFailed error={state.error} onRetry={state.retry} />}
        {'rows' in state && (
          <FileResults
            rows={state.rows}
            isDone={state.kind === 'done'}
            stopped={state.kind === 'done' && state.stopped}
            act={
              ready > 0 && (
                <Button variant="primary" onClick={() => void open()}>
                  {t('file.open', { count: ready })}
                </Button>
              )
            }
          />
        )}
      </div>
    </>
  )
}
