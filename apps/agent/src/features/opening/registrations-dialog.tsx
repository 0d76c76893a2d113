import { formatDateTime } from '@saola/i18n'
import { calls, type CallReply, type InvitationLink } from '@saola/protocol'
import { callQuery, ListPages, LoadFailed, useApp, useLanguage, type ListPlace } from '@saola/shell'
import { DataTable, Dialog, EmptyState, type Column } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '#shared/in-place.ts'
import { PersonLink } from '#shared/team/person-link.tsx'

type RegistrationsDialogProps = { link: InvitationLink; onClose: () => void }
type Row = CallReply<typeof calls.team.linkRegistrations>['list'][number]

const pageSize = 10

const progress = [
  { field: 'hasDeposited', text: 'opening:links.first_deposits' },
  { field: 'isActive', text: 'opening:links.active' },
] as const

/** Who registered by a link, and how far each has come. */
export function RegistrationsDialog({ link, onClose }: RegistrationsDialogProps): ReactElement {
  const { t } = useTranslation(['opening', 'shell'])
  const { api } = useApp()
  const [place, setPlace] = useState<ListPlace>({})
  const { page = 1, asOf } = place
  const asked = { affiUrlId: link.affiUrlId, page, pageSize, asOf }
  const query = useQuery(inPlace(callQuery(api, calls.team.linkRegistrations, asked)))
  const columns = useColumns(query.data?.list)
  const title = t('opening:links.who_of', { name: link.name })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t('shell:dialog.close')}
      size="large"
    >
      {query.error === null ? (
        <>
          <DataTable
            caption={title}
            captionHidden
            columns={columns}
            rows={query.data?.list ?? []}
            rowKey={(row) => row.customerId ?? row.customerName}
            loading={query.data === undefined}
            empty={<EmptyState title={t('opening:links.nobody')} />}
          />
          <ListPages
            pageCount={Math.ceil((query.data?.totalRecords ?? 0) / pageSize)}
            search={place}
            query={query}
            onPage={setPlace}
          />
        </>
      ) : (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
    </Dialog>
  )
}

/** How far somebody has come has columns where the gateway tells it. */
function useColumns(rows: readonly Row[] = []): Column<Row>[] {
  const { t } = useTranslation(['opening', 'team'])
  const language = useLanguage()
  const yesNo = (yes = false): string => (yes ? t('opening:links.yes') : t('opening:links.no'))
  return [
    {
      id: 'name',
      header: t('team:list.name'),
      heading: true,
      cell: ({ customerId, customerName }) =>
        customerId === undefined ? (
          customerName
        ) : (
          <PersonLink memberId={customerId}>{customerName}</PersonLink>
        ),
    },
    {
      id: 'registered',
      header: t('team:list.registered'),
      cell: (row) => <time>{formatDateTime(row.registeredDate, language)}</time>,
    },
    ...progress
      .filter(({ field }) => rows.some((row) => row[field] !== undefined))
      .map(({ field, text }) => ({ id: field, header: t(text), cell: (row: Row) => yesNo(row[field]) })),
  ]
}
