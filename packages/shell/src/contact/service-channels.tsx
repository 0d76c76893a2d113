import { Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './service-channels.module.css'

export type ServiceChannelsProps = {
  /** Addresses of the merchant; absent where it has none. */
  zalo: string | undefined
  telegram: string | undefined
}

/** The messengers in which the operator answers, Zalo first, each in a window of its own that learns nothing of this page. */
export function ServiceChannels({ zalo, telegram }: ServiceChannelsProps): ReactElement {
  const { t } = useTranslation('support')
  const channels = [
    { id: 'zalo', href: zalo },
    { id: 'telegram', href: telegram },
  ] as const
  const there = channels.filter(({ href }) => href !== undefined)
  if (there.length === 0) return <p className={styles.none}>{t('service.none')}</p>
  return (
    <ul className={`plain-list ${styles.channels}`}>
      {there.map(({ id, href }) => (
        <li key={id}>
          <a className={styles.channel} href={href} target="_blank" rel="noopener noreferrer">
            <ChannelMark channel={id} />
            <span>{t(`service.${id}`)}</span>
            <Icon name="share" size={18} />
            <span className="visually-hidden"> ({t('service.new_window')})</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Signs of our own for the two messengers: a bubble with a letter, and a paper plane. */
function ChannelMark({ channel }: { channel: 'zalo' | 'telegram' }): ReactElement {
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" width={40} height={40} aria-hidden="true">
      {channel === 'zalo' ? (
        <>
          <path
            d="M20 5c9 0 15 5.6 15 13s-6 13-15 13c-1.9 0-3.7-.25-5.3-.7L8 34l1.3-6.3C6.6 25.3 5 21.9 5 18 5 10.6 11 5 20 5Z"
            className={styles.zalo}
          />
          <path d="M15 13.5h10L15.5 23H25" className={styles.stroke} />
        </>
      ) : (
        <>
          <circle cx="20" cy="20" r="15" className={styles.telegram} />
          <path d="M11.5 20.3 28.5 13l-2.8 14.5-5.7-4.2-3 2.9-.5-4.9L28.5 13" className={styles.stroke} />
        </>
      )}
    </svg>
  )
}
