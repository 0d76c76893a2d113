import type { Call, CallInput } from '@saola/protocol'
import { Button, Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { MoneyPaused } from '../connection/data-age.tsx'
import { useApp } from '../context/app-context.tsx'
import { useText } from '../context/use-text.ts'
import type { MoneyAct } from './use-money-act.ts'

export type MoneyProblemProps<C extends Call> = {
  money: MoneyAct<C>
  /** What would be asked for now; undefined while that is not known. */
  wish: CallInput<C> | undefined
  /** A field that shows its refusal itself. */
  besides?: string
}

/** Where the member site verifies an identity. */
const identityPath = '/account/identity'

/** What stands between a person and an act with money: a refusal, an answer that never came, or nobody to ask. */
export function MoneyProblem<C extends Call>({ money, wish, besides }: MoneyProblemProps<C>): ReactElement {
  const { t } = useTranslation('system')
  const { navigation } = useApp()
  const { refused, refusedField, refusedCode, cannotTell } = money
  const say = useText(refused)
  const words =
    refused === undefined || (refusedField === besides && besides !== undefined) ? '' : say(refused)
  const unknown = wish !== undefined && cannotTell(wish) ? t('error.money_unknown') : ''
  return (
    <>
      {words !== '' && (
        <Notice
          tone="bad"
          live
          action={
            // A refusal that a verified identity ends leads there (protection 24).
            refusedCode === 'protection.unverified' && (
              <Button size="small" onClick={() => navigation.go(identityPath)}>
                {t('identity.open')}
              </Button>
            )
          }
        >
          {words}
        </Notice>
      )}
      {unknown !== '' && unknown !== words && <Notice tone="warn">{unknown}</Notice>}
      <MoneyPaused />
    </>
  )
}
