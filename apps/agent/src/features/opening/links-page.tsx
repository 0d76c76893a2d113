import { calls, type InvitationLink } from '@saola/protocol'
import {
  hasCall,
  ListPages,
  LoadFailed,
  useApp,
  useCapabilities,
  useRight,
  type ListPlace,
} from '@saola/shell'
import { Button, EmptyState, Icon, Notice, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkCard, type LinkAct } from './link-card.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { OpeningHead } from './opening-head.tsx'
import { linksPageSize, linksQuery, termsQuery } from './opening-queries.ts'
import styles from './opening.module.css'
import { RegistrationsDialog } from './registrations-dialog.tsx'
import { RemoveLinkDialog } from './remove-link-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'

type LinksPageProps = { place: ListPlace; onPlace: (place: ListPlace) => void }

/** What is open over the list: one of the acts on a link, or the form of a new one. */
type Over = { act: LinkAct; link: InvitationLink } | { act: 'create' }

/** The agent's invitation links (team 14 to 17): what each has brought, and what can be done with it. */
export function LinksPage({ place, onPlace }: LinksPageProps): ReactElement {
  const { t } = useTranslation('opening')
  const app = useApp()
  const query = useQuery(linksQuery(app, place))
  const terms = useQuery(termsQuery(app))
  const [over, setOver] = useState<Over>()
  const close = (): void => setOver(undefined)
  const mayAct = useRight('opening.act')
  const mayOpen = terms.data?.mayOpen === true && mayAct
  const mayCreate = hasCall(useCapabilities(), calls.team.createLink.id)
  const create = mayOpen && mayCreate && (
    <Button
      variant="primary"
      icon={<Icon name="plus" size={18} />}
      onClick={() => setOver({ act: 'create' })}
    >
      {t('links.create')}
    </Button>
  )
  const list = query.data?.list ?? []
  const total = query.data?.pageInfo.totalRecords ?? 0
  return (
    <>
      <OpeningHead place="links">{total > 0 && create}</OpeningHead>
      {terms.data?.mayOpen === false && <Notice>{t('direct.sub')}</Notice>}
      {query.error !== null && <LoadFailed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height="16rem" />}
      {query.data !== undefined && total === 0 && (
        <EmptyState title={t('links.empty')} action={create}>
          {t('links.empty_hint')}
        </EmptyState>
      )}
      {list.length > 0 && (
        <div className={styles.stack} aria-busy={query.isFetching}>
          {list.map((link) => (
            <LinkCard
              key={link.affiUrlId}
              link={link}
              mayAct={mayAct}
              onAct={(act) => setOver({ act, link })}
            />
          ))}
          {list.some(({ active }) => active !== undefined) && (
            <p className={styles.quiet}>{t('links.definitions')}</p>
          )}
          <ListPages
            pageCount={Math.ceil(total / linksPageSize)}
            search={place}
            query={query}
            onPage={onPlace}
          />
        </div>
      )}
      {over?.act === 'create' && (
        <LinkDialog
          own={terms.data?.rebate ?? '0'}
          onClose={close}
          onDone={(link) => (link?.url === undefined ? close() : setOver({ act: 'share', link }))}
        />
      )}
      {over?.act === 'edit' && (
        <LinkDialog own={over.link.rebate ?? '0'} link={over.link} onClose={close} onDone={close} />
      )}
      {over?.act === 'share' && <ShareDialog link={over.link} url={over.link.url ?? ''} onClose={close} />}
      {over?.act === 'who' && <RegistrationsDialog link={over.link} onClose={close} />}
      {over?.act === 'remove' && <RemoveLinkDialog link={over.link} onClose={close} />}
    </>
  )
}
