<?php
/**
 * Plugin Name: Volpe
 * Description: L’assistente, le offerte e i preferiti di Volpe nelle tue pagine, con blocchi e shortcode.
 * Version: 0.0.0
 * Requires at least: 6.0
 * Requires PHP: 7.4
 * Author: Volpe Confronti S.r.l. (società dimostrativa)
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: volpe
 *
 * This program is free software: you can redistribute it and/or modify it under the terms of the GNU
 * General Public License as published by the Free Software Foundation, version 2 or any later version.
 *
 * @package Volpe
 */

defined( 'ABSPATH' ) || exit;

const VOLPE_TRACKING = '/^(?=[\w-]{1,200}$)(?!(.*\D)?(00)?(39)?(3\d\d[-_]?\d{3}[-_]?\d{3,4}|3([-_]?\d){9}|0[1-9]\d{7,9}|0[1-9]\d?\d?[-_]\d{5,8})(\D|$))(?!.*([-_]chiocciola[-_]|[a-z]AT\w+DOT[a-z]))(?!.*[-_](at[-_].*|gmail|hotmail|outlook|libero|yahoo|icloud)[-_](com|it|net|org|eu)$)/D';

/** The whole part of a figure in groups of three digits, as the elements read it: «3.100», «3,100». */
const VOLPE_GROUPED = '/^\s*[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*(?!\d)/';

const VOLPE_THEMES = array( 'auto', 'light', 'dark' );

/**
 * The elements with their attributes, as custom-elements.json describes them: a list of values, or
 * the type of the value. The shortcode of volpe-offer-cards is volpe_offer_cards.
 */
const VOLPE_ELEMENTS = array(
	'volpe-quote-assistant'   => array(
		'title'      => 'Volpe: assistente',
		'attributes' => array(
			'tracking'   => 'string',
			'variant'    => array( 'bubble', 'inline' ),
			'open'       => 'boolean',
			'theme'      => VOLPE_THEMES,
			'transports' => array( 'any', 'polling' ),
		),
	),
	'volpe-favourites-button' => array(
		'title'      => 'Volpe: preferiti',
		'attributes' => array(
			'slug'     => 'string',
			'label'    => 'string',
			'count'    => 'boolean',
			'tracking' => 'string',
			'theme'    => VOLPE_THEMES,
		),
	),
	'volpe-offer-cards'       => array(
		'title'      => 'Volpe: offerte',
		'attributes' => array(
			'typology'    => array( 'luce', 'gas', 'internet', 'pos', 'noleggio' ),
			'slugs'       => 'string',
			'brand'       => 'string',
			'consumption' => 'number',
			'limit'       => 'number',
			'layout'      => array( 'grid', 'list', 'carousel' ),
			'filters'     => 'boolean',
			'tracking'    => 'string',
			'theme'       => VOLPE_THEMES,
		),
	),
);

/** The highest number of cards of an element, and the number without the attribute. */
const VOLPE_CARDS = array(
	'most'  => 12,
	'usual' => 3,
);

/** Lengths of the elements in the page's flow, px, as the package of the elements has them. */
const VOLPE_SIZES = array(
	'card'       => array(
		'width'    => 290,
		'gap'      => 16,
		'energy'   => 316,
		'lying'    => 248,
		'product'  => 328,
		'wideFrom' => 600,
	),
	'carousel'   => 32,
	'filters'    => 122,
	'notes'      => array(
		'energy'   => array(
			'narrow' => 224,
			'wide'   => 148,
		),
		'product'  => array(
			'narrow' => 140,
			'wide'   => 110,
		),
		'wideFrom' => 600,
	),
	'assistant'  => 720,
	'favourites' => array(
		'height' => 46,
		'list'   => 172,
	),
);

/** The origin of an address, as https://volpe.example; '' without a host or with another scheme. */
function volpe_to_origin( $address ) {
	$parts  = wp_parse_url( trim( (string) $address ) );
	$scheme = strtolower( $parts['scheme'] ?? '' );
	if ( ! in_array( $scheme, array( 'https', 'http' ), true ) || empty( $parts['host'] ) ) {
		return '';
	}
	$port = isset( $parts['port'] ) ? ':' . (int) $parts['port'] : '';
	return esc_url_raw( $scheme . '://' . $parts['host'] . $port );
}

/** A tracking value, or ''. The script of the host refuses what the pattern refuses. */
function volpe_to_tracking( $value ) {
	$value = is_scalar( $value ) ? trim( (string) $value ) : '';
	return 1 === preg_match( VOLPE_TRACKING, $value ) ? $value : '';
}

/** The settings, each checked again: another plugin may have written them. */
function volpe_settings() {
	$stored = get_option( 'volpe', array() );
	$stored = is_array( $stored ) ? $stored : array();
	return volpe_sanitize_settings( $stored );
}

function volpe_sanitize_settings( $values ) {
	$values = is_array( $values ) ? $values : array();
	return array(
		'host'     => volpe_to_origin( $values['host'] ?? '' ),
		'tracking' => volpe_to_tracking( $values['tracking'] ?? '' ),
		'consent'  => empty( $values['consent'] ) ? '' : 'pending',
	);
}

/** What the settings' page says of a value that it refuses. */
const VOLPE_REFUSALS = array(
	'host'     => 'L’indirizzo di Volpe non va bene: deve cominciare con https://, come https://volpe.example. Resta quello di prima.',
	'tracking' => 'Questo codice non va bene: copialo dal tuo pannello di affiliato, senza dati di persone. Resta quello di prima.',
);

/** Checks what the form sends. A refused value leaves the stored one, and the page says so. */
function volpe_check_settings( $values ) {
	$checked = volpe_sanitize_settings( $values );
	$stored  = volpe_settings();
	foreach ( VOLPE_REFUSALS as $name => $message ) {
		if ( '' === $checked[ $name ] && is_array( $values ) && ! empty( $values[ $name ] ) ) {
			add_settings_error( 'volpe', 'volpe-' . $name, $message );
			$checked[ $name ] = $stored[ $name ];
		}
	}
	return $checked;
}

/**
 * The number that the element reads, or null: an element without it has the default. A block has
 * real numbers, in which a dot never groups thousands.
 */
function volpe_to_figure( $value ) {
	if ( is_string( $value ) ) {
		preg_match( VOLPE_GROUPED, $value, $grouped );
		$whole = $grouped[0] ?? '';
		$plain = preg_replace( '/\D/', '', $whole ) . substr( $value, strlen( $whole ) );
		$value = preg_replace( '/,/', '.', $plain, 1 );
	}
	$figure = round( (float) $value, 2 );
	// PHP before 8 writes a comma in some languages.
	return 0.0 === $figure ? null : str_replace( ',', '.', (string) $figure );
}

/** The value of one attribute as it is written, or null if it is absent or not of its kind. */
function volpe_to_attribute( $kind, $value ) {
	if ( ! is_scalar( $value ) ) {
		return null;
	}
	if ( 'boolean' === $kind ) {
		return in_array( $value, array( false, '', '0', 0, 'false', 'no' ), true ) ? null : '';
	}
	$text = trim( (string) $value );
	if ( '' === $text ) {
		return null;
	}
	if ( 'number' === $kind ) {
		return volpe_to_figure( is_string( $value ) ? $text : $value );
	}
	if ( is_array( $kind ) ) {
		return in_array( $text, $kind, true ) ? $text : null;
	}
	return sanitize_text_field( $text );
}

/** An empty picture that reserves a place of the page: a strict policy forbids a style. */
function volpe_picture( $width, $height ) {
	return '<svg slot="room" width="' . (int) $width . '" height="' . (int) $height . '" aria-hidden="true"></svg>';
}

/** Pictures that are $wide px high in one row, and about $narrow px high one below the other. */
function volpe_turning( $wide_from, $narrow, $wide ) {
	$count = (int) ceil( $wide_from / 300 );
	$width = $wide_from / $count;
	return volpe_picture( $width, $wide ) . str_repeat( volpe_picture( $width, 1 ), $count - 2 ) . volpe_picture( $width, $narrow - $wide );
}

/**
 * The children of an element that reserve its place before any script runs, so that nothing of the
 * page moves when the element is shown; '' for an element that floats.
 */
function volpe_room( $tag, $given ) {
	if ( 'volpe-quote-assistant' === $tag ) {
		return 'inline' === ( $given['variant'] ?? '' ) ? volpe_picture( 1, VOLPE_SIZES['assistant'] ) : '';
	}
	if ( 'volpe-favourites-button' === $tag ) {
		$sizes = VOLPE_SIZES['favourites'];
		return volpe_picture( empty( $given['slug'] ) ? $sizes['list'] : 1, $sizes['height'] );
	}
	$card   = VOLPE_SIZES['card'];
	$chosen = $given['slugs'] ?? '';
	$kind   = '' !== $chosen || in_array( $given['typology'] ?? '', array( 'internet', 'pos', 'noleggio' ), true ) ? 'product' : 'energy';
	$limit  = (int) round( (float) ( $given['limit'] ?? VOLPE_CARDS['usual'] ) );
	$count  = min( VOLPE_CARDS['most'], max( 1, $limit ) );
	$count  = '' === $chosen ? $count : min( $count, count( explode( ',', $chosen ) ) );
	$layout = $given['layout'] ?? '';
	$gaps   = ( $count - 1 ) * $card['gap'];
	$rooms  = array();
	if ( isset( $given['filters'] ) && '' === $chosen ) {
		$rooms[] = volpe_picture( 1, VOLPE_SIZES['filters'] );
	}
	if ( 'carousel' === $layout ) {
		$rooms[] = volpe_picture( 1, $card[ $kind ] + VOLPE_SIZES['carousel'] );
	} elseif ( 'list' === $layout ) {
		$rooms[] = volpe_turning( $card['wideFrom'], $count * $card[ $kind ] + $gaps, $count * $card['lying'] + $gaps );
	} else {
		$rooms[] = str_repeat( volpe_picture( $card['width'] + $card['gap'], $card[ $kind ] + $card['gap'] + 2 ), $count );
	}
	$notes   = VOLPE_SIZES['notes'];
	$below   = $notes[ '' === $chosen ? $kind : 'energy' ];
	$rooms[] = volpe_turning( $notes['wideFrom'], $below['narrow'], $below['wide'] );
	return implode( '<br slot="room">', $rooms );
}

/** The element of a shortcode or block; '' while no host is set. */
function volpe_render( $tag, $given ) {
	if ( '' === volpe_settings()['host'] ) {
		return '';
	}
	$markup = '';
	$kept   = array();
	foreach ( VOLPE_ELEMENTS[ $tag ]['attributes'] as $name => $kind ) {
		$value = volpe_to_attribute( $kind, $given[ $name ] ?? null );
		if ( 'tracking' === $name && null !== $value ) {
			$value = volpe_to_tracking( $value );
			$value = '' === $value ? null : $value;
		}
		if ( null !== $value ) {
			$kept[ $name ] = $value;
			$markup       .= 'boolean' === $kind ? ' ' . $name : ' ' . $name . '="' . esc_attr( $value ) . '"';
		}
	}
	wp_enqueue_script( 'volpe' );
	$room    = volpe_room( $tag, $kept );
	$element = '<' . $tag . $markup . '>' . $room . '</' . $tag . '>';
	// An element in the flow that is not defined yet is in one line with the text next to it.
	return '' === $room ? $element : '<div>' . $element . '</div>';
}

/**
 * WordPress passes an attribute without a value, as in [volpe_offer_cards filters], by position.
 */
function volpe_render_shortcode( $given, $content, $shortcode ) {
	$named = array();
	foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
		$named[ is_int( $name ) ? strtolower( (string) $value ) : $name ] = is_int( $name ) ? '1' : $value;
	}
	return volpe_render( str_replace( '_', '-', $shortcode ), $named );
}

function volpe_register() {
	$settings = volpe_settings();
	if ( '' !== $settings['host'] ) {
		// The host names its own versions: a version in the address would only defeat its caches.
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
		wp_register_script( 'volpe', $settings['host'] . '/embed/v1/embed.js', array(), null, false );
	}
	wp_register_script(
		'volpe-editor',
		admin_url( 'admin-ajax.php?action=volpe_editor' ),
		array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element' ),
		'0.0.0',
		true
	);
	foreach ( VOLPE_ELEMENTS as $tag => $element ) {
		add_shortcode( str_replace( '-', '_', $tag ), 'volpe_render_shortcode' );
		$attributes = array();
		foreach ( $element['attributes'] as $name => $kind ) {
			$attributes[ $name ] = is_array( $kind )
				? array(
					'type' => 'string',
					'enum' => $kind,
				)
				: array( 'type' => $kind );
		}
		register_block_type(
			'volpe/' . substr( $tag, strlen( 'volpe-' ) ),
			array(
				'api_version'           => 3,
				'title'                 => $element['title'],
				'category'              => 'embed',
				'icon'                  => 'money-alt',
				'attributes'            => $attributes,
				'supports'              => array( 'html' => false ),
				'editor_script_handles' => array( 'volpe-editor' ),
				'render_callback'       => function ( $given ) use ( $tag ) {
					return volpe_render( $tag, $given );
				},
			)
		);
	}
}
add_action( 'init', 'volpe_register' );

/** Adds the attributes that the script reads from its own tag. */
function volpe_complete_script( $markup, $handle ) {
	if ( 'volpe' !== $handle ) {
		return $markup;
	}
	$settings = volpe_settings();
	$added    = ' async';
	if ( '' !== $settings['tracking'] ) {
		$added .= ' data-tracking="' . esc_attr( $settings['tracking'] ) . '"';
	}
	if ( '' !== $settings['consent'] ) {
		$added .= ' data-consent="pending"';
	}
	return str_replace( ' src=', $added . ' src=', $markup );
}
add_filter( 'script_loader_tag', 'volpe_complete_script', 10, 2 );

/** The editor's script, as a file of its own: a strict policy forbids one inside the page. */
const VOLPE_EDITOR = <<<'JS'
( function ( wp ) {
	const { createElement: el, Fragment } = wp.element;
	const { InspectorControls, useBlockProps } = wp.blockEditor;
	const { PanelBody, SelectControl, TextControl, ToggleControl } = wp.components;

	/** The words of the affiliate's panel for the attributes and their values. */
	const WORDS = {
		typology: 'Quali', luce: 'Luce', gas: 'Gas', internet: 'Internet', pos: 'POS', noleggio: 'Noleggio',
		slugs: 'Solo queste offerte (l’ultima parte dei loro indirizzi, con le virgole)',
		brand: 'Fornitore o marca', consumption: 'Consumo (kWh o Smc)', limit: 'Quante, da 1 a 12',
		layout: 'Disposte', grid: 'affiancate', list: 'una sotto l’altra', carousel: 'in una riga che scorre',
		filters: 'Mostra i filtri', slug: 'Offerta (senza, apre l’elenco)', label: 'Etichetta', count: 'Mostra quanti',
		variant: 'Dove sta', bubble: 'in un angolo', inline: 'nella pagina', open: 'Si apre da solo',
		transports: 'Connessione', any: 'qualsiasi', polling: 'senza WebSocket',
		theme: 'Colori', auto: 'come il dispositivo', light: 'chiari', dark: 'scuri',
		tracking: 'Codice (senza, quello delle impostazioni)',
	};

	function toField( name, { type, enum: values }, value, set ) {
		const onChange = ( next ) => set( { [ name ]: next } );
		const given = { key: name, label: WORDS[ name ] };
		if ( type === 'boolean' ) {
			return el( ToggleControl, { ...given, checked: Boolean( value ), onChange } );
		}
		if ( values ) {
			const options = values.map( ( one ) => ( { label: WORDS[ one ], value: one } ) );
			return el( SelectControl, { ...given, value: value || values[ 0 ], options, onChange } );
		}
		const change = type === 'number' ? ( text ) => onChange( text === '' ? undefined : Number( text ) ) : onChange;
		const kind = type === 'number' ? 'number' : 'text';
		return el( TextControl, { ...given, type: kind, value: value ?? '', onChange: change } );
	}

	for ( const name of [ 'quote-assistant', 'favourites-button', 'offer-cards' ] ) {
		wp.blocks.registerBlockType( 'volpe/' + name, {
			edit( { attributes, setAttributes } ) {
				const { title, attributes: known } = wp.blocks.getBlockType( 'volpe/' + name );
				const fields = Object.keys( known )
					.filter( ( one ) => known[ one ].type && ! [ 'lock', 'metadata', 'className' ].includes( one ) )
					.map( ( one ) => toField( one, known[ one ], attributes[ one ], setAttributes ) );
				return el(
					Fragment,
					null,
					el( InspectorControls, null, el( PanelBody, { title: 'Volpe' }, fields ) ),
					el( 'div', useBlockProps(), el( 'p', null, title ) )
				);
			},
			save: () => null,
		} );
	}
} )( window.wp );
JS;

function volpe_send_editor() {
	header( 'Content-Type: text/javascript; charset=utf-8' );
	header( 'X-Content-Type-Options: nosniff' );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
	echo VOLPE_EDITOR;
	exit;
}
add_action( 'wp_ajax_volpe_editor', 'volpe_send_editor' );

function volpe_register_settings() {
	register_setting(
		'volpe',
		'volpe',
		array(
			'type'              => 'array',
			'sanitize_callback' => 'volpe_check_settings',
			'default'           => array(),
		)
	);
}
add_action( 'admin_init', 'volpe_register_settings' );

function volpe_add_page() {
	add_options_page( 'Volpe', 'Volpe', 'manage_options', 'volpe', 'volpe_show_page' );
}
add_action( 'admin_menu', 'volpe_add_page' );

function volpe_show_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = volpe_settings();
	?>
	<div class="wrap">
		<h1>Volpe</h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'volpe' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="volpe-host">Indirizzo di Volpe</label></th>
					<td>
						<input class="regular-text" id="volpe-host" name="volpe[host]" type="url" required placeholder="https://" value="<?php echo esc_attr( $settings['host'] ); ?>">
						<p class="description">Finché manca, blocchi e shortcode non mostrano nulla.</p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="volpe-tracking">Il tuo codice</label></th>
					<td>
						<input class="regular-text" id="volpe-tracking" name="volpe[tracking]" maxlength="200" pattern="[A-Za-z0-9_\-]+" value="<?php echo esc_attr( $settings['tracking'] ); ?>">
						<p class="description">Sta nel tuo pannello di affiliato: lettere, cifre e trattini. Vale per tutte le pagine; l’attributo tracking di un blocco lo sostituisce.</p>
					</td>
				</tr>
				<tr>
					<th scope="row">Consenso</th>
					<td>
						<label>
							<input name="volpe[consent]" type="checkbox" value="1" <?php checked( $settings['consent'], 'pending' ); ?>>
							Non conservare nulla finché la pagina non chiama <code>volpe.consent("granted")</code>
						</label>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
		<h2>Shortcode</h2>
		<ul>
			<?php foreach ( VOLPE_ELEMENTS as $tag => $element ) : ?>
				<li><code>[<?php echo esc_html( str_replace( '-', '_', $tag ) ); ?>]</code> <?php echo esc_html( implode( ', ', array_keys( $element['attributes'] ) ) ); ?></li>
			<?php endforeach; ?>
		</ul>
	</div>
	<?php
}

function volpe_uninstall() {
	delete_option( 'volpe' );
}
register_uninstall_hook( __FILE__, 'volpe_uninstall' );
