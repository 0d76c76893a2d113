/**
 * How it looks: tokens and components, no product words.
 *
 * @module
 */
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button.tsx'
export { Checkbox, type CheckboxProps } from './checkbox.tsx'
export { classNames } from './class-names.ts'
export { Field, useField, type FieldProps, type FieldWiring } from './field.tsx'
export { HornMark, type HornMarkProps } from './horn-mark.tsx'
export { Icon, type IconName, type IconProps } from './icon.tsx'
export { IconButton, type IconButtonProps } from './icon-button.tsx'
export { LoadingMark, type LoadingMarkProps } from './loading-mark.tsx'
export { PasswordInput, type PasswordInputProps } from './password-input.tsx'
export { Select, type SelectOption, type SelectProps } from './select.tsx'
export { TextArea, type TextAreaProps } from './text-area.tsx'
export { TextInput, type TextInputProps } from './text-input.tsx'
export { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx'
export { AppFrame, type AppFrameProps } from './app-frame.tsx'
export { BottomBar, type BottomBarProps } from './bottom-bar.tsx'
export { DataTable, type Column, type DataTableProps } from './data-table.tsx'
export { Dialog, type DialogProps } from './dialog.tsx'
export type { NavItem, NavLinkProps, RenderLink } from './nav-item.tsx'
export { SideRail, type NavGroup, type SideRailProps } from './side-rail.tsx'
export { Skeleton, type SkeletonProps } from './skeleton.tsx'
export { SkipLink, type SkipLinkProps } from './skip-link.tsx'
export { ToastProvider, useToast, type ToastMessage, type ToastProviderProps } from './toast.tsx'
export type { Tone } from './tone.ts'
export { TopBar, type TopBarProps } from './top-bar.tsx'
