import type { TransferRecipient } from '@saola/protocol'
import { Icon } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { TypeBadge } from '#shared/team/account-badges.tsx'
import { useStandingWords } from './use-standing-words.ts'
import styles from './transfer.module.css'

type RecipientCardProps = { recipient: TransferRecipient; children: ReactNode }

/** Who would receive, to be sure before any amount: the name, what kind of account, where it stands. */
export function RecipientCard({ recipient, children }: RecipientCardProps): ReactElement {
  const standing = useStandingWords()
  return (
    <div className={styles.recipient}>
      <span className={styles.sign}>
        <Icon name="user" size={22} />
      </span>
      <span className={styles.who}>
        <b className={styles.name}>{recipient.customerName}</b> <TypeBadge type={recipient.type} />
        <span className={styles.standing}>{standing(recipient)}</span>
      </span>
      {children}
    </div>
  )
}
