import './tokens.json?css-variables.css';
import './base.css';
