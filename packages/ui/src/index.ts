/**
 * How it looks: tokens and components, no product words.
 *
 * @module
 */

// Press and go
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button.tsx'
export { IconButton, type IconButtonProps } from './icon-button.tsx'
export { Menu, type MenuItem, type MenuProps } from './menu.tsx'
export { Pagination, type PaginationProps } from './pagination.tsx'

// Ask
export { Field, useField, type FieldProps, type FieldWiring } from './field.tsx'
export { TextInput, type TextInputProps } from './text-input.tsx'
export { TextArea, type TextAreaProps } from './text-area.tsx'
export { PasswordInput, type PasswordInputProps } from './password-input.tsx'
export { AmountInput, type AmountInputProps } from './amount-input.tsx'
export {
  editAmount,
  formatAmount,
  readAmount,
  type AmountEdit,
  type AmountKeystroke,
  type GroupSeparator,
} from './format-amount.ts'
export { Checkbox, type CheckboxProps } from './checkbox.tsx'
export { Combobox, type ComboboxOption, type ComboboxProps } from './combobox.tsx'
export { Select, type SelectOption, type SelectProps } from './select.tsx'
export { ChoiceChips, type Choice, type ChoiceChipsProps } from './choice-chips.tsx'

// Over the page
export { Dialog, type DialogProps } from './dialog.tsx'
export { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx'
export { ToastProvider, useToast, type ToastMessage, type ToastProviderProps } from './toast.tsx'
export { Popover, type PopoverProps } from './popover.tsx'
export { HoverPanel, type HoverPanelProps } from './hover-panel.tsx'

// Show
export { Card, type CardProps } from './card.tsx'
export { DataTable, type Column, type ColumnSort, type DataTableProps } from './data-table.tsx'
export { BarChart, type BarChartProps, type BarPoint, type BarSeries } from './bar-chart.tsx'
export { measureBars, type BarMeasure } from './measure-bars.ts'
export { StatTile, type StatTileProps } from './stat-tile.tsx'
export { Badge, type BadgeProps } from './badge.tsx'
export { Notice, type NoticeProps } from './notice.tsx'
export { EmptyState, type EmptyStateProps } from './empty-state.tsx'
export { Skeleton, type SkeletonProps } from './skeleton.tsx'
export { Countdown, splitTime, type CountdownProps, type TimeLeft } from './countdown.tsx'
export { Copyable, type CopyableProps } from './copyable.tsx'
export { QrCode, type QrCodeProps } from './qr-code.tsx'
export type { Tone } from './tone.ts'
export { listPages } from './list-pages.ts'

// Draw
export { Icon, type IconName, type IconProps } from './icon.tsx'
export { HornMark, type HornMarkProps } from './horn-mark.tsx'
export { LoadingMark, type LoadingMarkProps } from './loading-mark.tsx'

// Frame
export { AppFrame, type AppFrameProps } from './app-frame.tsx'
export { TopBar, type TopBarProps } from './top-bar.tsx'
export { BottomBar, type BottomBarProps } from './bottom-bar.tsx'
export { SideRail, type NavGroup, type SideRailProps } from './side-rail.tsx'
export type { NavItem, NavLinkProps, RenderLink } from './nav-item.tsx'
export { Tabs, type Tab, type TabsProps } from './tabs.tsx'
export { TabLinks, type TabLink, type TabLinksProps } from './tab-links.tsx'
export { SkipLink, type SkipLinkProps } from './skip-link.tsx'
export { VisuallyHidden } from './visually-hidden.tsx'
export { classNames } from './class-names.ts'
