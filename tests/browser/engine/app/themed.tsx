import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { startWalk } from './walk.tsx';

/** A theme of the app, as unlike the engine's as can be. */
const theme = createTheme({
  cssVariables: true,
  palette: { mode: 'dark', primary: { main: '#d50000' }, background: { default: '#101010' } },
  shape: { borderRadius: 0 },
  typography: { fontFamily: 'monospace', fontSize: 20 },
  components: { MuiIconButton: { styleOverrides: { root: { backgroundColor: '#d50000' } } } },
});

startWalk((questionnaire) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <Button variant="contained">The app's own</Button>
    {questionnaire}
  </ThemeProvider>
));
