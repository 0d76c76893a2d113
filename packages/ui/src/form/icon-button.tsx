import type { ReactElement } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import { PictureButton, type PictureButtonProps } from '../icons/picture-button.tsx'
import { takesRef } from '../takes-ref.ts'

export type IconButtonProps = Omit<PictureButtonProps, 'picture'> & {
  icon: IconName
  /** Fills the icon, for a chosen state; say the state with `aria-pressed`. */
  filled?: boolean
}

/** A button that is only an icon, 44 px square. */
export const IconButton: (props: IconButtonProps) => ReactElement = /* @__PURE__ */ takesRef(drawIconButton)

function drawIconButton({ icon, filled = false, ...rest }: IconButtonProps): ReactElement {
  return <PictureButton picture={<Icon name={icon} size={22} filled={filled} />} {...rest} />
}
