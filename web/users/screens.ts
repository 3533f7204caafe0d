import { screens } from '../kit/screens'

export const usersScreens = screens('users', [
  { url: '', file: 'home.tsx', title: 'Portal', roles: 'signed-in', layout: 'empty' },
  { url: 'auth/login', file: 'login.tsx', title: 'Sign in', roles: 'public', layout: 'empty' },
  {
    url: 'auth/change-password',
    file: 'change-password.tsx',
    title: 'Change password',
    roles: 'signed-in',
    layout: 'empty',
  },
  {
    url: 'administration/users',
    file: 'portal-user-list.tsx',
    title: 'Manage Portal Users',
    roles: ['admin', 'finance_hod'],
  },
])
