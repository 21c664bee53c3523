import './fonts/fonts.css';
import './tokens.css';
import './base.css';
