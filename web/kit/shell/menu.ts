export type MenuItem = { to: string; label: string; count?: number }
export type MenuGroup = { title: string; items: MenuItem[] }
export type MenuArea = {
  key: string
  label: string
  short: string
  icon:
    | 'dashboards'
    | 'sales'
    | 'order'
    | 'queue'
    | 'fleet'
    | 'material'
    | 'mixdesign'
    | 'rawtests'
    | 'cylinders'
    | 'billing'
    | 'report'
    | 'admin'
    | 'support'
    | 'supportV2'
  to: string
  groups: MenuGroup[]
}
export type Menu = MenuArea[]
