import { foldText } from '@saola/validation'
import { calls } from '@saola/protocol'
import { contractKinds, type ContractKind } from '@saola/rules'
import { LoadFailed, RefusedHere, TermsForm, useApp } from '@saola/shell'
import { Card, ChoiceChips, Combobox, EmptyState, Field, Skeleton, useToast } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#shared/frame/page-head.tsx'
import { contractsQuery, receiversQuery } from './contracts-query.ts'
import styles from './contracts-page.module.css'

type OfferPageProps = {
  kind: ContractKind
  /** Who receives it, where that is known already. */
  member: number | undefined
  onKind: (kind: ContractKind) => void
  onDone: () => void
}

/** A new contract for an account directly below: who, which terms, until when. Nothing above one's own rate leaves here. */
export function OfferPage({ kind, member, onKind, onDone }: OfferPageProps): ReactElement {
  const { t } = useTranslation('contracts')
  const app = useApp()
  const toast = useToast()
  const query = useQuery(contractsQuery(app, { kind }))
  const receivers = useQuery(receiversQuery(app))
  const [chosen, setChosen] = useState(member === undefined ? undefined : String(member))
  const [missing, setMissing] = useState(false)
  const options = (receivers.data?.list ?? []).map(({ customerId, customerName }) => ({
    value: String(customerId),
    label: customerName,
  }))
  const selected = options.find(({ value }) => value === chosen)
  const page = query.isPlaceholderData ? undefined : query.data
  const own = page?.agent[0]?.signed
  const failed = query.error ?? receivers.error
  return (
    <>
      <PageHead title={t('offer.title')} note={t(`explain.${kind}`, { minutes: 5 })} />
      <div className={styles.page}>
        <ChoiceChips
          legend={t('field.type')}
          legendHidden
          scrolls
          choices={contractKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
          onValueChange={onKind}
        />
        {failed !== null && <LoadFailed error={failed} onRetry={() => void query.refetch()} />}
        {failed === null && page === undefined && <Skeleton height="16rem" />}
        {page?.footer.mayOffer === false && (
          <EmptyState title={t('mine.none')}>{t('offer.not_yet')}</EmptyState>
        )}
        {page?.footer.mayOffer === true && (
          <Card>
            <TermsForm
              key={kind}
              kind={kind}
              first={undefined}
              present={own}
              bounds={{
                minRate: page.footer.minRate,
                maxRate: page.footer.maxRate,
                ...(own && { own: own.terms }),
              }}
              downlineId={chosen}
              call={calls.contracts.offer}
              send={async (proposal) => {
                setMissing(chosen === undefined)
                if (chosen === undefined) throw new RefusedHere({ words: t('offer.receiver_needed') })
                await app.api.send(calls.contracts.offer, { downlineId: chosen, ...proposal })
              }}
              onDone={() => {
                toast({ tone: 'good', text: t('done.offered', { name: selected?.label ?? '' }) })
                onDone()
              }}
              submitLabel={t('step.offer')}
            >
              <Field
                label={t('receiver')}
                required
                error={missing && chosen === undefined && t('offer.receiver_needed')}
              >
                <Combobox
                  find={(typed) =>
                    options.filter(({ label }) => foldText(label).includes(foldText(typed.trim())))
                  }
                  selected={selected}
                  onSelect={({ value }) => setChosen(value)}
                  listLabel={t('receiver')}
                  noneLabel={t('offer.receiver_none')}
                />
              </Field>
            </TermsForm>
          </Card>
        )}
      </div>
    </>
  )
}
