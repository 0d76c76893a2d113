import type { MessageKey } from '@saola/i18n'
import { calls, type CallInput, type ContractView } from '@saola/protocol'
import { Button, Notice, useToast, type ButtonVariant } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { callMutation } from '../calls/call-mutation.ts'
import { useHasCalls } from '../capabilities/use-has-calls.ts'
import { useApp } from '../context/app-context.tsx'
import { useText } from '../context/use-text.ts'
import { askConfirm } from '../dialogs/dialogs.ts'
import { errorText } from '../errors/error-text.ts'
import { AcceptContract } from './accept-contract.tsx'
import { CounterOffer } from './counter-offer.tsx'
import styles from './contracts.module.css'

type Step = CallInput<typeof calls.contracts.takeStep>['step']
type Shown = ContractView['steps'][number]

const done = {
  accept: 'done.accepted',
  reject: 'done.rejected',
  take_back: 'done.taken_back',
  request_termination: 'done.asked',
  agree_termination: 'done.terminated',
  refuse_termination: 'done.kept',
  terminate: 'done.terminated',
} as const satisfies Record<Step, string>

/** What cannot be taken back, and is asked about once more. */
const final: readonly Step[] = ['reject', 'agree_termination', 'terminate', 'request_termination']

const looks: Partial<Record<Shown, ButtonVariant>> = {
  accept: 'primary',
  refuse_termination: 'primary',
  reject: 'danger',
  terminate: 'danger',
  agree_termination: 'danger',
  request_termination: 'danger',
}

/** What the reader may do with a contract now, each as a button. */
export function ContractSteps({ contract }: { contract: ContractView }): ReactElement | null {
  const { t } = useTranslation('contracts')
  const app = useApp()
  const toast = useToast()
  const [open, setOpen] = useState<'accept' | 'edit'>()
  const taking = useMutation(
    callMutation(app.api, calls.contracts.takeStep, { quiet: true, invalidates: ['contracts'] }),
  )
  const failure = taking.error ? errorText(taking.error) : undefined
  const say = useText(failure)
  const take = async (step: Step): Promise<void> => {
    if (taking.isPending) return
    const title: MessageKey = `contracts:step.${step}`
    if (final.includes(step)) {
      const yes = await askConfirm(app.dialogs, {
        title: { key: 'contracts:step.sure', values: { step: t(`step.${step}`) } },
        text: { key: step === 'reject' ? 'contracts:step.reject_note' : 'contracts:step.end_note' },
        confirm: { key: title },
        danger: true,
      })
      if (!yes) return
    }
    const version = contract.offer?.version ?? contract.signed?.version ?? 0
    taking.mutate(
      { contractId: contract.id, step, version },
      {
        onSuccess: () => toast({ tone: 'good', text: t(done[step]) }),
        // It stands otherwise than it was shown; what stands now is read.
        onError: () => void app.queryClient.invalidateQueries({ queryKey: ['contracts'] }),
      },
    )
  }
  const canEdit = useHasCalls('contracts.edit')
  const canTake = useHasCalls('contracts.takeStep')
  const steps = contract.steps
    .filter((step) => step !== 'offer')
    .filter((step) => (step === 'edit' ? canEdit : canTake))
  if (steps.length === 0) return null
  return (
    <>
      {failure && (
        <Notice tone="bad" live>
          {say(failure)}
        </Notice>
      )}
      <div className={styles.steps}>
        {steps.map((step) => (
          <Button
            key={step}
            variant={looks[step] ?? 'quiet'}
            busy={taking.isPending && taking.variables.step === step}
            onClick={() => {
              if (step === 'accept' || step === 'edit') setOpen(step)
              else void take(step)
            }}
          >
            {t(`step.${step}`)}
          </Button>
        ))}
      </div>
      {open === 'accept' && <AcceptContract contract={contract} onClose={() => setOpen(undefined)} />}
      {open === 'edit' && <CounterOffer contract={contract} onClose={() => setOpen(undefined)} />}
    </>
  )
}
