import type { TransferRecipient } from '@saola/protocol'
import { useApp } from '@saola/shell'
import { Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchBox } from '#shared/list/search-box.tsx'
import { TypeBadge } from '#shared/team/account-badges.tsx'
import { peopleQuery } from './transfer-queries.ts'
import { useStandingWords } from './use-standing-words.ts'
import styles from './transfer.module.css'

type FindRecipientProps = {
  upline: TransferRecipient | undefined
  onFound: (recipient: TransferRecipient) => void
}

/** Somebody below, found by typing a part of the name, or the direct upline; one tap chooses. */
export function FindRecipient({ upline, onFound }: FindRecipientProps): ReactElement {
  const { t } = useTranslation(['transfer', 'team'])
  const [words, setWords] = useState('')
  const { data, isPending, isPlaceholderData } = useQuery(peopleQuery(useApp(), words))
  const standing = useStandingWords()
  const people = data?.list ?? []
  const total = data?.total ?? 0
  return (
    <div className={styles.find}>
      <SearchBox label={t('transfer:account.search')} value={words} onChange={setWords} />
      <section aria-label={t('transfer:down')}>
        <h3 className={styles.label}>{t('transfer:down')}</h3>
        {isPending && <Skeleton height="9rem" />}
        <ul className={styles.people} aria-busy={isPlaceholderData}>
          {people.map((person) => (
            <li key={person.customerId}>
              <button type="button" className={styles.person} onClick={() => onFound(person)}>
                <span className={styles.who}>
                  <b>{person.customerName}</b> <TypeBadge type={person.type} />
                </span>
                {person.level !== undefined && (
                  <span className={styles.quiet}>{standing({ direction: 'down', level: person.level })}</span>
                )}
                <Icon name="chevron-right" size={18} />
              </button>
            </li>
          ))}
        </ul>
        <output className={styles.quiet}>
          {data && total === 0 && (
            <span>{t(words === '' ? 'team:list.empty' : 'transfer:account.none')}</span>
          )}
          {total > people.length && (
            <span>{t('transfer:account.more', { count: total - people.length })}</span>
          )}
        </output>
      </section>
      <section aria-label={t('transfer:up')}>
        <h3 className={styles.label}>{t('transfer:up')}</h3>
        {upline === undefined ? (
          <p className={styles.quiet}>{t('transfer:up.none')}</p>
        ) : (
          <button type="button" className={styles.person} onClick={() => onFound(upline)}>
            <b>{upline.customerName}</b>
            <span className={styles.quiet}>{standing(upline)}</span>
            <Icon name="chevron-right" size={18} />
          </button>
        )}
      </section>
    </div>
  )
}
