import { Button, Icon, useToast, type ButtonProps } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'icon'> & { text: string }

/** Takes a text along, and says whether the browser let it. */
export function CopyButton({ text, ...button }: CopyButtonProps): ReactElement {
  const { t } = useTranslation(['opening', 'shell'])
  const toast = useToast()
  const handleClick = (): void => {
    navigator.clipboard.writeText(text).then(
      () => toast({ tone: 'good', text: t('shell:act.copied') }),
      () => toast({ tone: 'warn', text: t('opening:links.not_copied') }),
    )
  }
  return <Button icon={<Icon name="copy" size={18} />} onClick={handleClick} {...button} />
}
