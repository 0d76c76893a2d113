import { foldText } from '@saola/validation'
import { calls, type ContractView } from '@saola/protocol'
import { isAgentType } from '@saola/rules'
import { Button, Dialog, Field, Notice, Skeleton, TextInput, useToast } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp, useSession } from '../context/app-context.tsx'
import { LoadFailed } from '../errors/load-failed.tsx'
import { AuthenticatorCodeField, useAuthenticatorOn } from '../forms/authenticator-code-field.tsx'
import { formSchema } from '../forms/form-schema.ts'
import { RefusedNotice } from '../forms/refused-notice.tsx'
import { useForm } from '../forms/use-form.ts'
import { endingsQuery } from './contract-queries.ts'
import styles from './contracts.module.css'
import { TermsTable } from './terms-table.tsx'

type Proof = { word: string; code: string }
const noProof: Proof = { word: '', code: '' }

/**
 * The last question before a signature: what ends by it, typed out where something does, and the code of an agent or
 * of a member with an authenticator. A list that
 * changed meanwhile is read again and asked about anew (contracts 21 and 23).
 */
export function AcceptContract({
  contract,
  onClose,
}: {
  contract: ContractView
  onClose: () => void
}): ReactElement {
  const { t } = useTranslation(['contracts', 'shell', 'validation'])
  const app = useApp()
  const toast = useToast()
  const isOn = useAuthenticatorOn()
  const asksCode = isAgentType(useSession().member?.type ?? 0) || isOn
  const endings = useQuery(endingsQuery(app, contract.id))
  const list = endings.data?.list ?? []
  const word = t('contracts:auto_end.word')
  const schema = formSchema<Proof>((typed) => ({
    word:
      list.length > 0 && foldText(typed.word).trim() !== foldText(word)
        ? t('contracts:auto_end.type', { word })
        : undefined,
    code: asksCode && typed.code.trim() === '' ? t('contracts:field.code_needed') : undefined,
  }))
  const { form, onSubmit, problems, busy, refused } = useForm<Proof, unknown>(
    schema,
    async ({ code }, fields) => {
      try {
        await app.api.send(calls.contracts.takeStep, {
          contractId: contract.id,
          step: 'accept',
          version: contract.offer?.version ?? 0,
          ...(endings.data && { endings: endings.data.token }),
          code: code.trim(),
        })
      } catch (error) {
        // What is asked about may have changed: nothing is confirmed before it was seen.
        await endings.refetch()
        fields.setValue('word', '')
        throw error
      }
    },
    {
      values: noProof,
      invalidates: ['contracts'],
      about: calls.contracts.takeStep,
      onDone: () => {
        toast({ tone: 'good', text: t('contracts:done.accepted') })
        onClose()
      },
    },
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('contracts:step.accept')}
      closeLabel={t('shell:dialog.close')}
    >
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <TermsTable kind={contract.kind} present={contract.signed} offered={contract.offer} />
        {endings.isPending && <Skeleton height="4rem" />}
        {endings.isLoadingError && (
          <LoadFailed
            error={endings.error}
            onRetry={() => void endings.refetch()}
            busy={endings.isFetching}
          />
        )}
        {endings.data && list.length === 0 && <p className={styles.quiet}>{t('contracts:auto_end.none')}</p>}
        {list.length > 0 && (
          <>
            <Notice tone="warn" title={t('contracts:auto_end.warning')}>
              <ul className={styles.endings}>
                {list.map(({ id, receiver }) => (
                  <li key={id}>{receiver}</li>
                ))}
              </ul>
            </Notice>
            <Field label={t('contracts:auto_end.type', { word })} error={problems.word} required>
              <TextInput autoComplete="off" autoCapitalize="none" {...form.register('word')} />
            </Field>
          </>
        )}
        <AuthenticatorCodeField
          {...form.register('code')}
          isOn={asksCode}
          label={t('contracts:field.code')}
          error={problems.code}
        />
        <RefusedNotice refused={refused} />
        <Button type="submit" variant="primary" wide busy={busy} disabled={endings.data === undefined}>
          {t('contracts:step.accept')}
        </Button>
      </form>
    </Dialog>
  )
}
