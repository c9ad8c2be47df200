import type { ComponentProps } from 'react';
import type { LucideIcon } from 'lucide-react';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What a press does: the button has no other words. */
  label: string;
  icon: LucideIcon;
  iconPx?: number;
};

/** A button that is one icon, 44 px each way. */
export function IconButton({ label, icon: Icon, iconPx = 24, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={label} {...rest}>
      <Icon size={iconPx} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
