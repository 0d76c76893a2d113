import { Button, Icon, useCopy, type ButtonProps } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'icon'> & { text: string }

/** Takes a text along, and says so, or shows it to be copied by hand. */
export function CopyButton({ text, ...button }: CopyButtonProps): ReactElement {
  const { t } = useTranslation('shell')
  const copy = useCopy()
  const handleClick = (): void => copy(text, t('act.copied'))
  return <Button icon={<Icon name="copy" size={18} />} onClick={handleClick} {...button} />
}
