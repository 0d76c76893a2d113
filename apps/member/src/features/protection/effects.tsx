import { Icon, type IconName } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './protection.module.css'

/** What time off closes, what stays open, and that it is final. */
export function Effects(): ReactElement {
  const { t } = useTranslation('protection')
  const effects: readonly { icon: IconName; text: string }[] = [
    { icon: 'lock', text: t('pause.closed') },
    { icon: 'check', text: t('pause.open') },
    { icon: 'clock', text: t('pause.final') },
  ]
  return (
    <ul className={styles.effects}>
      {effects.map(({ icon, text }) => (
        <li key={icon} className={styles.effect}>
          <Icon name={icon} size={18} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
