import { Icon, type IconName } from '@saola/ui'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { LandingResource, ResourceId } from './landing-resources.ts'
import styles from './resource-link.module.css'

export type ResourceLinkProps = Omit<ComponentPropsWithRef<'a'>, 'children'> & { entry: LandingResource }

const icons: Readonly<Record<ResourceId, IconName>> = { service: 'headset', ios: 'apple', android: 'android' }

/** SERVICE, IOS APP or ANDROID; opens in a new window. */
export function ResourceLink({ entry, ...rest }: ResourceLinkProps): ReactElement {
  const { t } = useTranslation('landing')
  return (
    <a
      className={styles.link}
      href={entry.url}
      target="_blank"
      rel="noopener noreferrer"
      data-resource={entry.id}
      {...rest}
    >
      <Icon name={icons[entry.id]} size={20} />
      {t(`nav.${entry.id}`)}
      <span className="visually-hidden"> ({t('qr.new_window')})</span>
    </a>
  )
}
