export const register = {
  meta: {
    title: 'Register',
    description:
      'Create an Aurivane account: see the portfolios and, once your email address is confirmed, join and create clubs.',
  },
  heading: 'Register',
  lede: 'With an account you can see the portfolios. Once your email address is confirmed, you can join and create clubs.',
  haveAccount: 'Already registered? <login>Log in</login>.',
  whoMay: 'Who may register?',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  emailHint: 'We send a link to this address to confirm it.',
  country: 'Country',
  countryHint: 'Where you live.',
  password: 'Password',
  passwordHint:
    'At least {{minimum}} characters of any kind. Several words in a row are easy to remember and hard to guess. Very common passwords and your email address are not accepted.',
  trap: 'Leave this empty',
  notice:
    'By registering you confirm that you are {{age}} or older and not a resident of the United States. You also accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.',
  submit: 'Register',
}
