export const login = {
  meta: {
    title: 'Log in',
    description:
      'Log in to your Aurivane account to see the portfolios, manage your clubs and change your settings.',
  },
  heading: 'Login',
  newHere: 'New here? <register>Create an account</register>.',
  conditions:
    'You must be {{age}} or older, live in one of the 18 countries with an owner and not be a resident of the United States.',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  forgotPassword: 'Forgot password',
  sessionEnded: 'Your session has ended. Please log in again.',
  withPasskey: 'Log in with a passkey',
  noPasskey: 'No passkey was used. Try again or log in with your password.',
  restore: { title: 'Your account is being deleted', submit: 'Restore my account' },
  secondFactor: {
    title: 'Two-factor authentication',
    code: 'Verification code',
    hint: 'The six digits in your authenticator app.',
    recoveryHint: 'No phone at hand? You can use one of your recovery codes here, once each.',
    submit: 'Verify',
  },
}
