<?php
/**
 * Prints as JSON what the plugin writes for some shortcodes, blocks and settings, and for the
 * shortcodes that the first argument lists as JSON. It defines only the functions of WordPress that
 * the plugin calls.
 *
 * @package Volpe
 */

define( 'ABSPATH', __DIR__ );

$volpe_test = array(
	'actions'    => array(),
	'shortcodes' => array(),
	'blocks'     => array(),
	'scripts'    => array(),
	'option'     => array(),
	'errors'     => array(),
);

function add_action( $name, $call ) {
	global $volpe_test;
	$volpe_test['actions'][ $name ] = $call;
}
function add_filter( $name, $call ) {
	add_action( $name, $call );
}
function add_shortcode( $name, $call ) {
	global $volpe_test;
	$volpe_test['shortcodes'][ $name ] = $call;
}
function register_block_type( $name, $options ) {
	global $volpe_test;
	$volpe_test['blocks'][ $name ] = $options;
}
function wp_register_script( $name, $address ) {
	global $volpe_test;
	$volpe_test['scripts'][ $name ] = $address;
}
function get_option() {
	global $volpe_test;
	return $volpe_test['option'];
}
function wp_enqueue_script() {}
function add_settings_error( $setting, $code ) {
	global $volpe_test;
	$volpe_test['errors'][] = $code;
}
function register_uninstall_hook() {}
function admin_url( $path ) {
	return '/wp-admin/' . $path;
}
function wp_parse_url( $address ) {
	return parse_url( $address );
}
function esc_url_raw( $address ) {
	return $address;
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function sanitize_text_field( $text ) {
	return trim( strip_tags( $text ) );
}

require __DIR__ . '/volpe.php';

function volpe_test_shortcode( $tag, $given ) {
	global $volpe_test;
	return $volpe_test['shortcodes'][ $tag ]( $given, '', $tag );
}

$unset = volpe_test_run();

function volpe_test_run() {
	global $volpe_test;
	$volpe_test['actions']['init']();
	return volpe_test_shortcode( 'volpe_offer_cards', array( 'typology' => 'gas' ) );
}

$volpe_test['option'] = array(
	'host'     => 'https://volpe.example/qualcosa?x=1',
	'tracking' => 'AFF-123',
	'consent'  => '1',
);
$volpe_test['actions']['init']();

echo json_encode(
	array(
		'unset'     => $unset,
		'cards'     => volpe_test_shortcode(
			'volpe_offer_cards',
			array(
				'typology' => 'gas',
				'limit'    => '6',
				'layout'   => 'mosaic',
				0          => 'filters',
				'onclick'  => 'alert(1)',
			)
		),
		'escaped'   => volpe_test_shortcode( 'volpe_favourites_button', array( 'label' => '"><b>x</b> onload="1' ) ),
		'tracking'  => volpe_test_shortcode( 'volpe_quote_assistant', array( 'tracking' => 'due parole' ) ),
		'bare'      => volpe_test_shortcode( 'volpe_quote_assistant', '' ),
		'block'     => $volpe_test['blocks']['volpe/offer-cards']['render_callback'](
			array(
				'filters'     => false,
				'consumption' => '3.100',
				'slugs'       => array( 'a' ),
			)
		),
		'figure'    => $volpe_test['blocks']['volpe/offer-cards']['render_callback'](
			array(
				'consumption' => 250.125,
				'limit'       => 6,
			)
		),
		'script'    => $volpe_test['scripts']['volpe'],
		'tag'       => $volpe_test['actions']['script_loader_tag']( '<script src="x"></script>', 'volpe' ),
		'other'     => $volpe_test['actions']['script_loader_tag']( '<script src="x"></script>', 'jquery' ),
		'asked'     => array_map(
			function ( $asked ) {
				return volpe_test_shortcode( $asked[0], $asked[1] );
			},
			json_decode( $argv[1] ?? '[]', true )
		),
		'checked'   => volpe_check_settings(
			array(
				'host'     => '',
				'tracking' => 'due parole',
			)
		),
		'errors'    => $volpe_test['errors'],
		'sanitized' => volpe_sanitize_settings(
			array(
				'host'     => 'javascript:alert(1)',
				'tracking' => '3331234567',
			)
		),
	),
	JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
);
