import { useApp } from '@saola/shell'
import { Button, Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** 7x24H online service (landing 5): opens the customer service link in a new window. */
export function ServiceButton(): ReactElement | null {
  const { t } = useTranslation('landing')
  const { customerService } = useApp().brand
  if (customerService === '') return null
  return (
    <Button
      wide
      href={customerService}
      icon={<Icon name="headset" size={22} />}
      {...{ target: '_blank', rel: 'noopener noreferrer' }}
    >
      {t('service')}
      <span className="visually-hidden"> ({t('qr.new_window')})</span>
    </Button>
  )
}
